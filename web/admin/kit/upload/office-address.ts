/** Where the office opens a stored PDF, also one that is not shown or not saved yet. */
export const officeAddress = (address: string): string =>
  address.replace('/files/resources/', '/files/resources/office/');

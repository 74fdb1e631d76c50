/** Milliseconds that a browser may need to start reading the file to save. */
const timeout = 60_000;

/** Saves data already in the browser as a file with the given name, like a download link. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), timeout);
}

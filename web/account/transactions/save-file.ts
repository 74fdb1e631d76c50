/** How long a browser may take to begin reading what it saves, in milliseconds. */
const timeout = 60_000;

/** Has the browser save what is already here under a name, as a download link would. */
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

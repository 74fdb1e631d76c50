const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Hands an Excel workbook that the page made to the person. */
export function saveWorkbook(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: EXCEL }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.xlsx`;
  link.click();
  // Not at once: some browsers begin to read after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @returns the file, or undefined if what arrived is no PDF */
export async function fetchPdf(path: string): Promise<Blob | undefined> {
  const answer = await fetch(path, { credentials: 'same-origin' });
  if (!answer.ok) return undefined;
  const file = await answer.blob();
  return (await file.slice(0, 5).text()) === '%PDF-' ? file : undefined;
}

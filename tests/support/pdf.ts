import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfContent = {
  /** All pages, line by line, as a PDF reader extracts them; Arabic in reading order. */
  text: string;
  pages: string[];
  /** The content of the first QR code in the document. Rendering and searching a page costs half a second. */
  readQr(): Promise<string | null>;
};

/** Positions in points. */
type Piece = { text: string; rightToLeft: boolean; x: number; end: number; y: number };

/** Reads a PDF as a person with a viewer and a phone would: its text, and its QR code from the rendered page. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const pages = await eachPage(bytes, pageText);
  const qrCodes = () => eachPage(bytes, pageQr);
  return { text: pages.join('\n'), pages, readQr: async () => (await qrCodes()).find((code) => code !== null) ?? null };
}

async function eachPage<T>(bytes: Uint8Array, read: (page: PDFPageProxy) => Promise<T>): Promise<T[]> {
  // The reader takes ownership of the bytes, so it gets a copy.
  const loading = getDocument({ data: new Uint8Array(bytes) });
  const document = await loading.promise;
  const found: T[] = [];
  for (let number = 1; number <= document.numPages; number++) found.push(await read(await document.getPage(number)));
  await loading.destroy();
  return found;
}

async function pageText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): Piece[] => {
    // Blank pieces are the reader's guesses at spaces.
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, rightToLeft: item.dir === 'rtl', x, end: x + item.width, y }];
  });
  pieces.sort((a, b) => b.y - a.y || a.x - b.x);
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].y - piece.y) < 1) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineText).join('\n');
}

/** Adjacent pieces are one text with its own direction; a wide gap begins the next column. */
function lineText(line: Piece[]): string {
  const columns: Piece[][] = [];
  for (const piece of line.toSorted((a, b) => a.x - b.x)) {
    const column = columns.at(-1);
    const before = column?.at(-1);
    if (!column || !before || piece.x - before.end > 8) {
      columns.push([piece]);
    } else {
      if (piece.x - before.end > 1) column.push({ ...piece, text: ' ', rightToLeft: false });
      column.push(piece);
    }
  }
  return columns.map(spokenOrder).join('\t');
}

/** From visual order to reading order: right to left overall, left to right within Latin and numbers. */
function spokenOrder(column: Piece[]): string {
  // A rendered line does not show its direction. One that begins and ends with Latin is treated as Latin.
  const latin = [column.at(0), column.at(-1)].every((piece) => /\p{Script=Latin}/u.test(piece?.text ?? ''));
  if (latin || !column.some(({ rightToLeft }) => rightToLeft)) return column.map(({ text }) => text).join('');
  const words: string[] = [];
  let leftToRight: string[] = [];
  const flush = () => {
    const run = leftToRight.toReversed().join('');
    // The space that was found first comes first: it separates the run from the Arabic before it.
    words.push(leftToRight[0] === ' ' ? ` ${run.trimEnd()}` : run, leftToRight.length > 1 && run[0] === ' ' ? ' ' : '');
    leftToRight = [];
  };
  for (const { text, rightToLeft } of column.toReversed()) {
    if (!rightToLeft) {
      leftToRight.push(text);
      continue;
    }
    flush();
    words.push(text);
  }
  flush();
  return words.join('').replace(/ +/g, ' ').trim();
}

async function pageQr(page: PDFPageProxy): Promise<string | null> {
  const viewport = page.getViewport({ scale: 2.5 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const code = jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' });
  return code?.data ?? null;
}

import { Parser } from 'saxen';
import { Unreadable } from './unreadable.ts';

/** Of Excel, and of the strict variant of the standard. */
const SPREADSHEET = [
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
];

interface Listeners {
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Reads a document of a workbook: names of its elements have no prefix, whatever the writing program calls them.
 * @throws Unreadable `damaged`, and what a listener throws
 */
export function readXml(xml: string, { open, close, text }: Listeners): void {
  // A document type can define entities that grow without end; no program writes one into a workbook.
  if (xml.slice(0, 1_000).includes('<!DOCTYPE')) throw new Unreadable('damaged');
  const parser = new Parser().ns(Object.fromEntries(SPREADSHEET.map((uri) => [uri, 's'])));
  const named = (name: string) => name.replace(/^.*:/, '');
  let thrown: unknown;
  const keeping =
    <Args extends unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args) => {
      if (thrown) return;
      try {
        listener(...args);
      } catch (error) {
        thrown = error;
      }
    };
  parser.on('error', () => {
    thrown ??= new Unreadable('damaged');
  });
  if (open)
    parser.on(
      'openTag',
      keeping((name, attributes) => open(named(name), attributes())),
    );
  if (close)
    parser.on(
      'closeTag',
      keeping((name) => close(named(name))),
    );
  if (text) {
    parser.on(
      'text',
      keeping((raw, decode) => text(decode(raw))),
    );
    parser.on(
      'cdata',
      keeping((raw) => text(raw)),
    );
  }
  parser.parse(xml);
  if (thrown) throw thrown;
}

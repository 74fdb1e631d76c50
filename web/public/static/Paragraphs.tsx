/** Prose from the settings. */
export function Paragraphs({ of }: { of: string[] }) {
  return (
    <div className="grid max-w-prose gap-4">
      {of.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** Changes of the house in words, in a dialog. */
export const ChangeList = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <ul
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must scroll by keys too
    tabIndex={0}
    className="mt-3 max-h-60 list-disc overflow-y-auto rounded-md bg-sunken py-3 pr-4 pl-8 [overflow-wrap:anywhere]"
  >
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

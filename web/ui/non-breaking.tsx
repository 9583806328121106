import { Fragment } from 'react'

/** Text in which 'e-foil' never breaks at its hyphen. */
export const NonBreaking = ({ children }: { children: string }) =>
  children.split(/(e-foils?)/i).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <Fragment key={index}>{part}</Fragment>
    ),
  )

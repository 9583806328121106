export type Row = { what: string; got: string; wanted: string; holds: boolean }

/** The figures of this run, in order. */
export const rows: Row[] = []

/** Stores a figure and prints it next to its limit. */
export function note(what: string, got: string, wanted: string, holds: boolean): void {
  rows.push({ what, got, wanted, holds })
  process.stdout.write(`${holds ? '  ok ' : '  NO '} ${what.padEnd(62)} ${got.padEnd(44)} ${wanted}\n`)
}

export const per = (value: number): string => `${Math.round(value)}/s`
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
export const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`
/** The range of the measured ratios, which shows how precise a single one is. */
export const fromTo = (ratios: number[]): string =>
  `${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))}`

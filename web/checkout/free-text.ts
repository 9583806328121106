import type { Offered } from '#domain/offers/offered.ts'

/** What is free at a start that is offered instead, where so many were asked for: '4 free foils'. */
export function freeText({ freeText: text, named, noun }: Offered, free: number, wanted: number): string {
  if (text) return text
  if (!named) return `${free} free ${free === 1 ? noun.one : noun.many}`
  // Each is one of its kind: a start is offered where all that were chosen are free.
  if (wanted === 1) return `your ${noun.one} is free`
  return wanted === 2 ? `both ${noun.many} are free` : `all ${wanted} ${noun.many} are free`
}

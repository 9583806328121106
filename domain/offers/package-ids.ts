// Separate from the packages, whose schema needs the ids while pages need no schema.

/** Ids of the packages, in the order of their pages: birthdays B (/birthdays), birthdays A (/birthday-events), corporate. */
export const packageSets = {
  B: ['basic-b', 'standard-b', 'premium-b'],
  A: ['basic-a', 'premium-a', 'luxury-a'],
  corporate: ['starter', 'premium', 'executive'],
} as const
export type PackageSet = keyof typeof packageSets
export type PackageId = (typeof packageSets)[PackageSet][number]

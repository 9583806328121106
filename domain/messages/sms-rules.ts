// To whom texts go and how many, the operator's to change. A form anybody can fill in would else send texts to numbers
// that pay their owner for each of them.

/** Countries (ISO 3166) whose mobile phones get texts: where we are, and where our guests come from. */
export const smsCountries: readonly string[] = [
  ...['EE', 'LV', 'LT', 'FI', 'SE', 'NO', 'DK', 'IS', 'PL', 'DE', 'AT', 'CH', 'NL', 'BE', 'LU', 'FR'],
  ...['ES', 'PT', 'IT', 'IE', 'GB', 'CZ', 'SK', 'HU', 'SI', 'HR', 'RO', 'BG', 'GR', 'CY', 'MT', 'UA'],
  ...['US', 'CA', 'AU', 'NZ', 'TH', 'AE', 'SG', 'JP'],
]

/** A number typed without its country is one of here. */
export const smsHomeCountry = 'EE'

/** Texts within 24 hours; a sender's within one. */
export const smsLimits = {
  /** By hand, by one of the staff, within an hour. */
  senderHour: 40,
  /** To one number of a customer. */
  numberDay: 8,
  /** To all. */
  day: 1_000,
} as const

export const smsLimitWords = {
  senderHour: `You have sent ${smsLimits.senderHour} texts within an hour; please wait a while.`,
  numberDay: `This number has got ${smsLimits.numberDay} texts within 24 hours, and gets no more today.`,
  day: `${smsLimits.day} texts went out within 24 hours; no more go out today.`,
} as const

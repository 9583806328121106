/** What the spec's benefit says; its FAQ, and the house, count otherwise (R-M8). */
export const benefitHours = 30

/** What all riding so far comes to: how often it was rewarded, and the minutes since. */
export const walletOf = (minutes: number, everyMinutes: number) => ({
  rewards: Math.floor(minutes / everyMinutes),
  riddenMinutes: minutes % everyMinutes,
})

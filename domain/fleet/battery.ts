/** Below this a battery is low and staff are told. */
export const lowBatteryBelow = 20

export type BatteryBand = 'good' | 'fair' | 'poor'

/** Above 50 green, above 20 yellow, otherwise red. */
export function batteryBand(percent: number): BatteryBand {
  if (percent > 50) return 'good'
  return percent > lowBatteryBelow ? 'fair' : 'poor'
}

export const isLow = (percent: number | undefined): boolean =>
  percent !== undefined && percent < lowBatteryBelow

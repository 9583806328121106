import { z } from 'zod'

/** Below this a battery is low and staff are notified. */
export const lowBatteryBelow = 20

type BatteryBand = 'good' | 'fair' | 'poor'

/** Above 50 green, above 20 yellow, otherwise red. */
export function batteryBand(percent: number): BatteryBand {
  if (percent > 50) return 'good'
  return percent > lowBatteryBelow ? 'fair' : 'poor'
}

export const isLow = (percent: number | undefined): boolean =>
  percent !== undefined && percent < lowBatteryBelow

export const equipmentStatuses = ['available', 'in_use', 'maintenance', 'charging'] as const
export type EquipmentStatus = (typeof equipmentStatuses)[number]
export const equipmentStatus = z.enum(equipmentStatuses)

export const jetskiFleetStatuses = ['available', 'rented', 'maintenance'] as const
export type JetskiFleetStatus = (typeof jetskiFleetStatuses)[number]
export const jetskiFleetStatus = z.enum(jetskiFleetStatuses)

/** The words that staff read. */
export const jetskiStatusLabels: Record<JetskiFleetStatus, string> = {
  available: 'Available',
  rented: 'Rented Out (60min timer)',
  maintenance: 'Maintenance (2 week timer)',
}

/** The jetski status for a unit's: in use is shown as rented; jetskis do not charge. */
export const jetskiStatusOf = (status: EquipmentStatus): JetskiFleetStatus =>
  status === 'in_use' ? 'rented' : status === 'maintenance' ? 'maintenance' : 'available'
export const equipmentStatusOf = (status: JetskiFleetStatus): EquipmentStatus =>
  status === 'rented' ? 'in_use' : status

/** Minutes after which a status ends automatically (R-C5); undefined if it lasts until staff change it. */
export const statusMinutes = (status: EquipmentStatus, isJetski: boolean): number | undefined => {
  if (status === 'maintenance') return 14 * 24 * 60
  return status === 'in_use' && isJetski ? 60 : undefined
}

/** Colour and word of engine hours. */
export type HoursBand = 'fresh' | 'service soon' | 'service due' | 'service now'
export const hoursBand = (hours: number): HoursBand =>
  hours < 100 ? 'fresh' : hours < 200 ? 'service soon' : hours < 300 ? 'service due' : 'service now'

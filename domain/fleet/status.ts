import { z } from 'zod'

export const equipmentStatuses = ['available', 'in_use', 'maintenance', 'charging'] as const
export type EquipmentStatus = (typeof equipmentStatuses)[number]
export const equipmentStatus = z.enum(equipmentStatuses)

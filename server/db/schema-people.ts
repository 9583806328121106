import {
  bigint,
  bigserial,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  varchar,
} from 'drizzle-orm/pg-core'
import type { MembershipKind } from '#domain/members/membership-kinds.ts'
import type { OwnRights } from '#domain/rights.ts'
import type { MembershipType, Role, Sector } from '#domain/roles.ts'
import { instant } from './columns.ts'

// Tables about people: accounts, members, ambassadors.

/** owner: accounts */
export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  username: text('username').notNull(),
  password: text('password').notNull(),
  email: text('email'),
  fullName: text('full_name'),
  phone: text('phone'),
  role: varchar('role', { length: 50 }).$type<Role>().notNull().default('regular_user'),
  membershipType: varchar('membership_type', { length: 50 }).$type<MembershipType>(),
  /** Set by the main admin in addition to the role; null means as the role says (domain/rights.ts). */
  sectors: text('sectors').array().$type<Sector[]>(),
  places: text('places').array(),
  seesMoney: boolean('sees_money'),
  givesMoneyBack: boolean('gives_money_back'),
  editsHouse: boolean('edits_house'),
  twoFactorRequired: boolean('two_factor_required').notNull().default(false),
  demo: boolean('demo').notNull().default(false),
  disabledAt: instant('disabled_at'),
  /** Set until an invited person has chosen a password. */
  invitedAt: instant('invited_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** owner: accounts */
export const sessions = pgTable('sessions', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  userId: integer('user_id').notNull(),
  cookieHash: text('cookie_hash').notNull(),
  headerHash: text('header_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** owner: accounts; last sign-in of each account */
export const signIns = pgTable('sign_ins', {
  userId: integer('user_id').primaryKey(),
  at: instant('at').notNull(),
})

/** owner: accounts; log of the main admin's changes to staff accounts, append-only */
export const accountActs = pgTable('account_acts', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  byId: integer('by_id').notNull(),
  userId: integer('user_id').notNull(),
  act: text('act').notNull(),
  role: text('role'),
  rights: jsonb('rights').$type<OwnRights>(),
})

/** owner: accounts; in force once confirmed */
export const twoFactors = pgTable('two_factors', {
  userId: integer('user_id').primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
})

/** owner: accounts; password reset requests as typed, until they are handled */
export const passwordResetAsks = pgTable('password_reset_asks', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  nameOrEmail: text('asked').notNull(),
  requestedAt: instant('asked_at').notNull(),
})

/** owner: accounts; mails with a link, due until sent */
export const passwordResets = pgTable('password_resets', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  dueAt: instant('due_at'),
  attempts: integer('attempts').notNull().default(0),
  invitation: boolean('invitation').notNull().default(false),
})

/** owner: accounts; a row for each valid link */
export const passwordResetTokens = pgTable('password_reset_tokens', {
  hash: text('hash').primaryKey(),
  resetId: bigint('reset_id', { mode: 'number' }).notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** owner: members */
export const memberships = pgTable('memberships', {
  id: serial('id').primaryKey(),
  userId: integer('user_id').notNull(),
  kind: text('kind').$type<MembershipKind>().notNull(),
  begins: date('begins', { mode: 'string' }).notNull(),
  ends: date('ends', { mode: 'string' }),
  paidCents: integer('paid_cents').notNull().default(0),
})

/** owner: members, written in the transaction that completes or cancels the booking */
export const ridingHours = pgTable('riding_hours', {
  bookingId: text('booking_id').primaryKey(),
  userId: integer('user_id').notNull(),
  minutes: integer('minutes').notNull(),
  at: instant('at').notNull(),
  takenBackAt: instant('taken_back_at'),
})

/** owner: bookings; accounts whose code a referral link may contain */
export const ambassadors = pgTable('ambassadors', {
  userId: integer('user_id').primaryKey(),
  code: text('code').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

import { isUsername, notTheUsername } from '#domain/password.ts'
import { refuseField } from '#domain/refusal.ts'
import { site } from '#domain/site.ts'

type Owner = { username: string; email: string | null }

/** What is put behind a common word, as in 'sunshine2026!'. */
const ending = /[^\p{L}]{1,6}$/u
/** Shorter ones are in many words. */
const leastPart = 4

/** Refuses (400, with the field) a password that a stranger would try early. */
export async function refuseGuessable(path: string, password: string, owner: Owner): Promise<void> {
  if (isUsername(password, owner.username)) throw refuseField(path, notTheUsername)
  const typed = password.toLowerCase()
  const holds = (part: string) => part.length >= leastPart && typed.includes(part.toLowerCase())
  if (holds(site.brand)) throw refuseField(path, 'Your password must not contain the name of this site')
  if (holds(owner.username)) throw refuseField(path, 'Your password must not contain your username')
  if (holds(owner.email?.split('@')[0] ?? ''))
    throw refuseField(path, 'Your password must not contain your e-mail address')
  const common = await commonPasswords()
  if (common.has(typed) || common.has(typed.replace(ending, '')))
    throw refuseField(path, 'This password is used by too many people. Please choose another.')
}

let loaded: Promise<ReadonlySet<string>> | undefined

/** 49,000 that leaked most often. Read when the first is chosen: a start does not wait for it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loaded
}

import { smsCountries, smsHomeCountry } from '#domain/messages/sms-rules.ts'

/** A number as the provider wants it (E.164), or why no text goes to it. Its rules load at the first use. */
export async function refusedNumber(typed: string): Promise<{ to: string } | { refusal: string }> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await import('libphonenumber-js/max')
  const home = isSupportedCountry(smsHomeCountry) ? smsHomeCountry : undefined
  const number = parsePhoneNumberFromString(typed, home ? { defaultCountry: home } : undefined)
  if (!number?.isValid()) return { refusal: 'This is not a phone number that exists; please check it.' }
  // Satellites and other networks belong to no country.
  if (!number.country || !smsCountries.includes(number.country))
    return { refusal: 'We send no texts to numbers of this country; please call or write a mail.' }
  const type = number.getType()
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE')
    return { refusal: `${kinds[type ?? ''] ?? 'This number'} gets no texts; please use a mobile number.` }
  return { to: number.number }
}

const kinds: Record<string, string> = {
  FIXED_LINE: 'A landline',
  PREMIUM_RATE: 'A premium number',
  SHARED_COST: 'A shared-cost number',
  TOLL_FREE: 'A toll-free number',
  VOIP: 'An internet phone',
  PAGER: 'A pager',
}

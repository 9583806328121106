import type { EnquiryForm } from '#domain/enquiries/enquiry.ts'
import type { House } from '#domain/house/house.ts'
import { packagesOf } from '#domain/offers/event-packages.ts'
import { mailOf } from '#domain/site.ts'

// Mail programs cut addresses at about 2000 characters; the whole message is stored with the request.
const mostInMail = 1200

/** The address that opens an e-mail to us with what was typed; without a request, an empty one. */
export function eventMail(house: House, form?: EnquiryForm): string {
  const mailLink = mailOf(house.brand.email)
  if (form?.kind !== 'corporate') return mailLink
  const offer = packagesOf(house, 'corporate').find(({ id }) => id === form.package)
  const subject = ['Corporate event', offer?.name, form.company].filter(Boolean).join(', ')
  const body = [
    form.message && shortened(form.message),
    form.message && '',
    offer && `Package: ${offer.name} (${offer.people}, ${offer.length})`,
    form.people && `People: ${form.people}`,
    form.preferredDate && `Day: ${form.preferredDate}`,
    form.company && `Company: ${form.company}`,
    `Name: ${form.fullName}`,
    `E-mail: ${form.email}`,
    `Phone: ${form.phone}`,
  ].filter((line) => line !== undefined)
  return `${mailLink}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`
}

/** As many whole characters as have room once they are written into an address. */
function shortened(text: string): string {
  let length = 0
  let kept = ''
  for (const character of text.toWellFormed()) {
    length += encodeURIComponent(character).length
    if (length > mostInMail) return `${kept} …`
    kept += character
  }
  return kept
}

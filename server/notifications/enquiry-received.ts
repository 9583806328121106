import { eq } from 'drizzle-orm'
import { enquiries } from '../db/schema.ts'
import { enquiryReceivedLetter } from './mails/enquiry-letter.ts'
import { renderLetter } from './mails/render-letter.ts'
import type { Claimed, Post, Ready } from './post.ts'

/** Tells who sent an enquiry that it is here, while nobody has answered it. */
export async function prepareEnquiryReceived(post: Post, { payload }: Claimed): Promise<Ready> {
  const [enquiry] = await post.db.orm
    .select()
    .from(enquiries)
    .where(eq(enquiries.id, Number(payload.enquiryId)))
  if (!enquiry) return { skip: 'The enquiry no longer exists.' }
  if (enquiry.state !== 'new') return { skip: 'Somebody of the team has taken it up.' }
  // The demo's own: nobody reads them, and a mail server would send them back.
  if (post.config.mail.kind === 'smtp' && /[@.]example(\.(com|net|org))?$/i.test(enquiry.email))
    return { skip: 'A sample enquiry: its address is nobody’s.' }
  const letter = enquiryReceivedLetter(enquiry, post.now())
  const mail = await renderLetter(letter, post.config.publicUrl)
  return { to: { name: enquiry.fullName, address: enquiry.email }, ...mail }
}

import { eq } from 'drizzle-orm'
import { enquiries } from '../db/schema.ts'
import { enquiryReceivedMail } from './mails/enquiry-mail.ts'
import { renderMail } from './mails/render-mail.ts'
import type { Claimed, Post, Ready } from './post.ts'
import { reachesPeople, sampleWords } from './sample-data.ts'

/** Tells who sent an enquiry that it is here, while nobody has answered it. */
export async function prepareEnquiryReceived(post: Post, { payload, channel }: Claimed): Promise<Ready> {
  const [enquiry] = await post.db.orm
    .select()
    .from(enquiries)
    .where(eq(enquiries.id, Number(payload.enquiryId)))
  if (!enquiry) return { skip: 'The enquiry no longer exists.' }
  if (enquiry.state !== 'new') return { skip: 'Somebody of the team has taken it up.' }
  // Somebody may type an address like those of the demo: nobody reads them, and a mail server would send them back.
  const isNobodys = enquiry.demo || /[@.]example(\.(com|net|org))?$/i.test(enquiry.email)
  if (isNobodys && reachesPeople(post, channel)) return { skip: sampleWords }
  const { brand } = post.db.house()
  const content = enquiryReceivedMail(enquiry, brand, post.now())
  const mail = renderMail(content, { publicUrl: post.config.publicUrl, brand })
  return { to: { name: enquiry.fullName, address: enquiry.email }, ...mail }
}

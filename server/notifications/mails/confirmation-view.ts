import { Heading, render } from '@react-email/components'
import { createElement as el, Fragment } from 'react'
import type { QuoteLine } from '#domain/activities/activity.ts'
import { cancelPolicyText } from '#domain/booking/policy.ts'
import { priceText } from '#domain/money.ts'
import type { ConfirmationFacts, Moments, Step } from './confirmation-facts.ts'
import { bookingLink, momentsOf, nextSteps } from './confirmation-facts.ts'
import { amountOf } from './confirmation-text.ts'
import { block, MailFrame, rule, table } from './mail-frame.ts'
import { colour, display, small, strong, text } from './mail-look.ts'
import { button, factRow, heading2 } from './mail-parts.ts'

/** The HTML side (design: Mail). The largest type says when; one button; nothing stands only in a picture. */
export const confirmationHtml = (facts: ConfirmationFacts): Promise<string> => {
  const moments = momentsOf(facts)
  return render(
    el(
      MailFrame,
      {
        title: `Booking confirmed: ${moments.day}, ${facts.time}, ${facts.locationLabel}`,
        preview: `Be there at ${moments.arriveAt}: ${facts.place}. Reference ${facts.reference}.`,
        publicUrl: facts.publicUrl,
      },
      when(facts, moments),
      block(22, 0, factTable(facts, moments)),
      block(26, 0, openBooking(facts)),
      rule(36),
      block(0, 0, priceTable(facts)),
      rule(32),
      block(0, 0, heading2('What’s Next?'), table({}, ...nextSteps(facts, moments).map(stepRow))),
      rule(32),
      block(0, 36, heading2('Plans changed?'), policy(moments)),
    ),
  )
}

const when = (facts: ConfirmationFacts, { day, firstName }: Moments) =>
  block(
    34,
    0,
    el(
      'p',
      { className: 'mu', style: { ...text, fontSize: 17, lineHeight: '26px', marginBottom: 10 } },
      `Booking confirmed. See you on the water, ${firstName}.`,
    ),
    el(
      Heading,
      { as: 'h1', className: 'h1 ink', style: { ...display(46, 50), letterSpacing: '-1.1px' } },
      day,
      el('br'),
      `${facts.time} to ${facts.until}`,
    ),
  )

const factTable = (facts: ConfirmationFacts, { arriveAt }: Moments) =>
  table(
    {},
    factRow('What', `${facts.service}, ${facts.quantityText}`),
    factRow('Duration', facts.durationLabel),
    factRow('Where', facts.place),
    factRow('Be there', `${arriveAt}, for equipment and safety briefing`),
    factRow('Reference', facts.reference),
  )

const openBooking = (facts: ConfirmationFacts) => {
  const { href, label } = bookingLink(facts)
  const beside = el(
    'td',
    { className: 'st sp mu', style: { ...small, paddingLeft: 24 } },
    'The calendar file is attached.',
  )
  return button(href, label, beside)
}

const priceTable = (facts: ConfirmationFacts) => {
  const edge = { borderTop: `1px solid ${colour.line}`, padding: '16px 0 0' }
  const total = el(
    'tr',
    { key: 'total' },
    el(
      'td',
      { className: 'li ink', valign: 'bottom', style: { ...strong, ...edge, lineHeight: '22px' } },
      'Total',
      el('br'),
      el('span', { className: 'mu', style: { ...small, fontWeight: 400 } }, facts.paymentText),
    ),
    el(
      'td',
      {
        className: 'li ink',
        align: 'right',
        valign: 'bottom',
        style: { ...display(36, 38), ...edge, whiteSpace: 'nowrap' },
      },
      priceText(facts.totalCents),
    ),
  )
  return table({}, ...facts.lines.map(priceRow), total)
}

const priceRow = (line: QuoteLine) => {
  const gift = line.tone === 'gift'
  return el(
    'tr',
    { key: line.label },
    el('td', { className: 'mu', style: { ...text, padding: '6px 0' } }, line.label),
    el(
      'td',
      {
        align: 'right',
        className: gift ? 'gi' : 'ink',
        style: {
          ...strong,
          padding: '6px 0',
          whiteSpace: 'nowrap',
          ...(gift ? { color: colour.gift } : {}),
        },
      },
      amountOf(line),
    ),
  )
}

const stepRow = ({ what, more }: Step, at: number) =>
  el(
    'tr',
    { key: what },
    el(
      'td',
      {
        className: 'nu',
        valign: 'top',
        width: 34,
        style: { ...display(18, 26), width: 34, padding: '6px 0', color: colour.number },
      },
      at + 1,
    ),
    el(
      'td',
      { className: 'mu', valign: 'top', style: { ...text, padding: '6px 0' } },
      el('b', { className: 'ink', style: { fontWeight: 600, color: colour.ink } }, what),
      ` ${more}`,
    ),
  )

const policy = ({ dayBefore }: Moments) =>
  el(
    'p',
    { className: 'mu', style: text },
    cancelPolicyText,
    dayBefore === undefined
      ? null
      : el(
          Fragment,
          null,
          ' For this booking: until ',
          el('b', { className: 'ink', style: { fontWeight: 600, color: colour.ink } }, dayBefore),
          '.',
        ),
  )

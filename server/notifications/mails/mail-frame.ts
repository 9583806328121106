import { Body } from '@react-email/body'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import type { ReactNode } from 'react'
import { createElement as el } from 'react'
import { site, telLink } from '#domain/site.ts'
import { colour, link, sheet, small, strong } from './mail-look.ts'

type Children = { children?: ReactNode }

/** A layout table; screen readers skip it. */
export const table = (props: object, ...rows: ReactNode[]) =>
  el(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, width: '100%', ...props },
    el('tbody', null, ...rows),
  )

/** One full-width row of the card, 40 px from its edges (24 on phones). */
export const block = (top: number, bottom: number, ...children: ReactNode[]) =>
  el('tr', null, el('td', { className: 'px', style: { padding: `${top}px 40px ${bottom}px` } }, ...children))

export const rule = (top: number) =>
  block(
    top,
    28,
    table(
      {},
      el(
        'tr',
        null,
        el(
          'td',
          {
            className: 'li',
            style: { borderTop: `1px solid ${colour.line}`, fontSize: 0, lineHeight: 0, height: 1 },
          },
          '\u00a0',
        ),
      ),
    ),
  )

const header = (publicUrl: string, picture: string | undefined) =>
  el(
    'tr',
    null,
    el(
      'td',
      {
        className: 'hd',
        bgcolor: colour.ink,
        style: { background: colour.ink, borderRadius: '16px 16px 0 0', padding: 0 },
      },
      table(
        {},
        block(
          22,
          20,
          el(
            Link,
            { href: publicUrl },
            el(Img, {
              src: `${publicUrl}/media/mail-logo.png`,
              width: 156,
              height: 30,
              alt: site.brand,
              style: { display: 'block', border: 0, color: '#ffffff', font: 'bold 20px Arial' },
            }),
          ),
        ),
      ),
      picture
        ? el(Img, {
            src: `${publicUrl}/media/mail-${picture}.jpg`,
            width: 600,
            alt: '',
            style: { display: 'block', width: '100%', height: 'auto', border: 0 },
          })
        : null,
    ),
  )

const footer = (why: string, forStaff: boolean) =>
  table(
    { width: 600, style: { width: '100%', maxWidth: 600 } },
    block(
      26,
      8,
      forStaff
        ? null
        : el(
            'p',
            { className: 'ink', style: strong },
            'Questions? ',
            el(
              Link,
              { className: 'lk', href: telLink, style: { ...link, whiteSpace: 'nowrap' } },
              site.phone,
            ),
            ' or just answer this mail.',
          ),
      el(
        'p',
        { className: 'mu', style: { ...small, fontSize: 13, margin: '14px 0 0' } },
        `${site.legalLine}. ${why}`,
      ),
    ),
  )

type Framed = Children & {
  title: string
  preview: string
  publicUrl: string
  why?: string
  picture?: string
  /** Staff know whom to call. */
  forStaff?: boolean
}

/** Ground, card with the ink header, footer: the same in every mail. `children` are rows of the card. */
export const MailFrame = ({
  title,
  preview,
  publicUrl,
  why = 'You get this mail because you booked with us; it is not advertising.',
  picture,
  forStaff = false,
  children,
}: Framed) =>
  el(
    Html,
    { lang: 'en' },
    el(
      Head,
      null,
      el('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      el('meta', { name: 'color-scheme', content: 'light dark' }),
      el('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      el('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no' }),
      el('title', null, title),
      el('style', null, sheet),
    ),
    el(
      Body,
      { className: 'bg', style: { margin: 0, padding: 0, background: colour.ground } },
      el(Preview, null, preview),
      table(
        { className: 'bg', bgcolor: colour.ground, style: { background: colour.ground } },
        el(
          'tr',
          null,
          el(
            'td',
            { className: 'out', align: 'center', style: { padding: '32px 16px 40px' } },
            table(
              {
                className: 'card',
                width: 600,
                bgcolor: colour.card,
                style: { width: '100%', maxWidth: 600, background: colour.card, borderRadius: 16 },
              },
              header(publicUrl, picture),
              children,
            ),
            footer(why, forStaff),
          ),
        ),
      ),
    ),
  )

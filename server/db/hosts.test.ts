import { describe, expect, it } from 'vitest'
import { hostNames, hostsOf, hostsProblem } from './hosts.ts'

describe('the address of the database', () => {
  it('with one host stays as it is', () => {
    for (const url of ['postgres://localhost/shop', 'postgresql://u:p%40@db:5433/shop?sslmode=require'])
      expect(hostsOf(url)).toEqual({ urls: [url], mustWrite: false })
  })

  it('with several hosts becomes one address each, and the host that writes is used', () => {
    const url = 'postgres://u:p@one:5432,two:5433/shop?target_session_attrs=read-write&sslmode=require'
    expect(hostsOf(url)).toEqual({
      urls: ['postgres://u:p@one:5432/shop?sslmode=require', 'postgres://u:p@two:5433/shop?sslmode=require'],
      mustWrite: true,
    })
    expect(hostsOf('postgres://one,two/shop').mustWrite).toBe(true)
    expect(hostsOf('postgres://one/shop?target_session_attrs=primary').mustWrite).toBe(true)
  })

  it.each([
    ['postgres://one,two/shop?target_session_attrs=any', /wants target_session_attrs=read-write/],
    ['postgres://one/shop?target_session_attrs=standby', /wants target_session_attrs=read-write/],
    ['postgres://one,,two/shop', /a host between two commas/],
    ['postgres://one,two/shop?host=three', /not also as \?host=/],
  ])('is refused with a sentence: %s', (url, sentence) => {
    expect(hostsProblem(url)).toMatch(sentence)
  })

  it.each([
    'postgres://localhost/shop',
    'postgres://u:p@one:5432,two/shop',
    'postgres://one/shop?target_session_attrs=any',
    'postgres:///shop?host=/var/run/postgresql',
  ])('is accepted: %s', (url) => {
    expect(hostsProblem(url)).toBeUndefined()
  })

  it('is logged without user and password', () => {
    expect(hostNames('postgres://u:secret@one:5432,two/shop')).toBe('one:5432,two')
  })
})

import { isIPv6 } from 'node:net'

/** The part of an address that one customer of a provider has: all of IPv4, the first half of IPv6, of which anybody has billions. */
export function networkOf(address: string): string {
  const plain = address.split('%')[0]!
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped) return mapped[1]!
  if (!isIPv6(plain)) return plain
  const [head, tail] = plain.split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

const groupsOf = (part = ''): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))

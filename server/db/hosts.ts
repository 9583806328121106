// Connection URLs that name several servers, as in libpq:
// postgres://user@one:5432,two:5432/name?target_session_attrs=read-write. The driver accepts only one host.

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*)(\/[^?]*)?(?:\?(.*))?$/
const writing = ['read-write', 'primary']

type Hosts = {
  /** One URL per host, in order. */
  urls: string[]
  /** Whether read-only servers are skipped; always so if there are several. */
  mustWrite: boolean
}

export function hostsOf(url: string): Hosts {
  const [, start = '', hosts = '', name = '', query = ''] = shape.exec(url) ?? []
  const settings = new URLSearchParams(query)
  const attributes = settings.get('target_session_attrs')
  settings.delete('target_session_attrs')
  const end = name + (settings.size > 0 ? `?${settings}` : '')
  const urls = hosts.split(',').map((host) => `${start}${host}${end}`)
  return { urls, mustWrite: urls.length > 1 || writing.includes(attributes ?? '') }
}

/** What is wrong with a connection URL, as a sentence for the operator. */
export function hostsProblem(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'wants postgres://…'
  const [, , hosts = '', , query = ''] = shape.exec(url) ?? []
  const settings = new URLSearchParams(query)
  const attributes = settings.get('target_session_attrs') ?? 'read-write'
  const several = hosts.includes(',')
  if (several && settings.has('host')) return 'wants its hosts before the path only, not also as ?host='
  if (several && hosts.split(',').some((host) => host === ''))
    return 'wants a host between two commas, as in postgres://one:5432,two:5432/name'
  if (writing.includes(attributes) || (attributes === 'any' && !several)) return undefined
  return `wants target_session_attrs=read-write: with '${attributes}' bookings could not be stored`
}

export function checkHosts(url: string, { addIssue }: { addIssue: (message: string) => void }): void {
  const problem = hostsProblem(url)
  if (problem) addIssue(problem)
}

/** The hosts of a URL without user and password, for log lines. */
export const hostNames = (url: string): string => shape.exec(url)?.[2] || 'the local socket'

import type { FastifyRequest } from 'fastify'

/** Whether a client has what is tagged: proxies that compress mark the tag as weak, and it may be one of a list. */
export const isUnchanged = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/, */).some((had) => had.replace(/^W\//, '') === tag)

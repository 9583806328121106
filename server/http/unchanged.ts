import type { FastifyRequest } from 'fastify'

/** Whether the client already has this ETag. Proxies that compress mark it as weak, and the header may list several. */
export const isUnchanged = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/, */).some((had) => had.replace(/^W\//, '') === tag)

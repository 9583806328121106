import { expect, it } from 'vitest'
import { variableNames } from './environment.ts'
import { unknownVariables } from './main.ts'

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
])('names %s, which looks like %s', (name, meant) => {
  const [line] = unknownVariables({ [name]: 'x', PORT: '1' }, variableNames)
  expect(line).toContain(name)
  expect(line).toContain(meant)
})

it('leaves what others set alone', () => {
  const env = {
    PATH: '',
    HOSTNAME: '',
    HOST: '',
    NODE_ENV: '',
    TERM: '',
    EDITOR: '',
    npm_config_x: '',
    MAIL: '',
  }
  expect(unknownVariables(env, variableNames)).toEqual([])
})

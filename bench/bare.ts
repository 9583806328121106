import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'

// The baseline: a bare Fastify server, and an insert about the size of a booking.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
await pool.query(
  'create table if not exists bare (id text primary key, body jsonb not null, at timestamptz not null)',
)
const insert = { name: 'insert', text: 'insert into bare (id, body, at) values ($1, $2, now()) returning id' }

const app = fastify()
app.get('/readyz', async () => ({ status: 'ready' }))
app.get('/healthz', async () => ({ status: 'ok' }))
app.post('/insert', async (request, reply) => {
  const { rows } = await pool.query({ ...insert, values: [randomUUID(), JSON.stringify(request.body)] })
  return reply.status(201).send(rows[0])
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => pool.end()))

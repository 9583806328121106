import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderTaken, FolderUnusable, lockFolder } from './data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merelend-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lock = () => join(folder, 'merelend.lock')

describe('the lock on the folder', () => {
  it('refuses a second process with the pid of the first', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
    writeFileSync(lock(), JSON.stringify({ pid: other.pid, born: null }))
    const tried = () => lockFolder(folder)
    expect(tried).toThrow(FolderTaken)
    expect(tried).toThrow(String(other.pid))
    other.kill('SIGKILL')
    await new Promise((resolve) => other.once('exit', resolve))
    expect(lockFolder(folder)).toEqual(expect.any(Function))
  })

  it('refuses a folder that cannot be created, naming the setting', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'below')]) {
      expect(() => lockFolder(path)).toThrow(FolderUnusable)
      expect(() => lockFolder(path)).toThrow(`DATA_DIR: ${path} cannot be written (E`)
    }
  })

  it('takes over the lock of a dead process, and removes its own', () => {
    writeFileSync(lock(), JSON.stringify({ pid: 2 ** 22 + 1, born: '1' }))
    const unlock = lockFolder(folder)
    expect((JSON.parse(readFileSync(lock(), 'utf8')) as { pid: number }).pid).toBe(process.pid)
    unlock()
    expect(existsSync(lock())).toBe(false)
  })

  it('does not mistake another process with the same pid for the holder', () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.ppid, born: 'another birth' }))
    expect(lockFolder(folder)).toEqual(expect.any(Function))
  })

  it('does not regard a zombie process as alive', async () => {
    // The shell becomes a sleep, which never asks for the child that ended.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'])
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(printed.toString())
    const isZombie = () => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
    await expect.poll(isZombie).toBe(true)
    writeFileSync(lock(), JSON.stringify({ pid, born: null }))
    expect(lockFolder(folder)).toEqual(expect.any(Function))
    parent.kill('SIGKILL')
  })

  it('takes over a lock that cannot be read', () => {
    writeFileSync(lock(), 'half a li')
    expect(lockFolder(folder)).toEqual(expect.any(Function))
  })
})

import { Copy, Download } from 'lucide-react'
import { useHouse } from '#web/house.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'

/** Recovery codes, to be copied or saved as a file. */
export function RecoveryCodes({ codes, username }: { codes: readonly string[]; username: string }) {
  const { brand } = useHouse()
  const text = `${brand.name}, recovery codes of ${username}\nEach works once.\n\n${codes.join('\n')}\n`
  return (
    <>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sea-50 p-5 text-center font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <Button kind="line" size="md" data-safe onClick={() => void copy(text)}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
          className={buttonClass('line', 'md')}
        >
          <Download aria-hidden="true" />
          Save as a file
        </a>
      </p>
    </>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Recovery codes copied' })
  } catch {
    toast({ title: 'The codes could not be copied', text: 'Save the file instead.', tone: 'destructive' })
  }
}

export type NewKey = { secret: string; uri: string; qr: { size: number; path: string } }

/** A new key of an authenticator app: to scan, to open on this phone, or to type. */
export function TwoFactorKey({ secret, uri, qr }: NewKey) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <svg
        role="img"
        aria-label="QR code with the key of your account"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="size-48 rounded-md bg-white fill-black shadow-hair"
      >
        <path d={qr.path} />
      </svg>
      <p className="text-sm text-muted">
        On this phone?{' '}
        <a href={uri} className="font-semibold text-link underline underline-offset-4">
          Open your app
        </a>
        , or type this key:
        <code className="mt-1 block font-mono break-words text-ink select-all">
          {secret.match(/.{1,4}/g)!.join(' ')}
        </code>
      </p>
    </div>
  )
}

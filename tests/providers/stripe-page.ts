// The provider's script as a checkout uses it: its global, its elements, its answers. Runs in the browser: `stripe-js.ts` sends
// the text of this function, so it may use nothing from outside itself.

type Listener = (event: object) => void
type Wallet = 'applePay' | 'googlePay' | 'link'
export type PageConfig = { wallets: Wallet[] }
type Values = { number: string; problem: string | undefined }
type PageOptions = { clientSecret: string; appearance: object }
type Confirming = {
  elements: { clientSecret: string; values: () => Promise<Values> }
  confirmParams: {
    return_url: string
    payment_method_data?: { billing_details?: { name?: string; email?: string; phone?: string } }
  }
}

export function stripePage({ wallets }: PageConfig): void {
  const frameOrigin = 'https://js.stripe.com'
  const intentAt = (clientSecret: string) =>
    `https://api.stripe.com/v1/payment_intents/${clientSecret.split('_secret_')[0]}`
  const noConnection = {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your connection and try again.',
  }

  function opened(key: string) {
    const form = (fields: Record<string, string | undefined>) =>
      new URLSearchParams(
        Object.entries({ key, ...fields }).filter((pair): pair is [string, string] => !!pair[1]),
      )

    async function ask(address: string, init?: RequestInit) {
      try {
        const answer = await fetch(address, init)
        const body = await answer.json()
        return answer.ok ? { paymentIntent: body } : { error: body.error }
      } catch {
        return { error: noConnection }
      }
    }
    const retrievePaymentIntent = (clientSecret: string) =>
      ask(`${intentAt(clientSecret)}?${form({ client_secret: clientSecret })}`)

    async function confirmPayment({ elements, confirmParams }: Confirming) {
      const { number, problem } = await elements.values()
      if (problem) return { error: { type: 'validation_error', code: 'incomplete_number', message: problem } }
      const who = confirmParams.payment_method_data?.billing_details ?? {}
      const result = await ask(`${intentAt(elements.clientSecret)}/confirm`, {
        method: 'POST',
        body: form({
          client_secret: elements.clientSecret,
          return_url: confirmParams.return_url,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': number,
          'payment_method_data[billing_details][name]': who.name,
          'payment_method_data[billing_details][email]': who.email,
        }),
      })
      if (result.paymentIntent?.status !== 'requires_action') return result
      location.assign(result.paymentIntent.next_action.redirect_to_url.url)
      return new Promise(() => undefined)
    }

    function elements({ clientSecret, appearance }: PageOptions) {
      let agreed = false
      let frame: HTMLIFrameElement | undefined
      const values = (): Promise<Values> => {
        // A wallet provides its own card.
        if (agreed || !frame) {
          agreed = false
          return Promise.resolve({ number: '4242424242424242', problem: undefined })
        }
        const { port1, port2 } = new MessageChannel()
        frame.contentWindow?.postMessage({ ask: 'values' }, frameOrigin, [port2])
        return new Promise((done) => {
          port1.onmessage = ({ data }) => done(data)
        })
      }
      const create = (type: string) => {
        const listeners: [string, Listener][] = []
        const emit = (event: string, facts: object) => {
          for (const [name, listener] of [...listeners])
            if (name === event) listener({ elementType: type, ...facts })
        }
        const mounted: Element[] = []
        const mountFields = async (place: HTMLElement) => {
          frame = document.createElement('iframe')
          frame.src = `${frameOrigin}/endive/fields.html`
          frame.title = 'Secure payment input frame'
          frame.style.cssText = 'border:0;width:100%;height:296px;display:block'
          const loaded = new Promise((done) => frame?.addEventListener('load', done))
          place.append(frame)
          mounted.push(frame)
          const [{ paymentIntent, error }] = await Promise.all([retrievePaymentIntent(clientSecret), loaded])
          const isOver = ['succeeded', 'canceled'].includes(paymentIntent?.status)
          if (error || isOver)
            return emit('loaderror', {
              error: error ?? { message: 'The PaymentIntent is in a terminal state.' },
            })
          frame.contentWindow?.postMessage({ appearance }, frameOrigin)
          emit('ready', {})
        }
        const mountWallets = (place: HTMLElement) => {
          for (const wallet of wallets) {
            const button = document.createElement('button')
            button.type = 'button'
            button.textContent = `Book with ${wallet}`
            button.style.cssText = 'width:100%;height:52px;border-radius:10px;background:#000;color:#fff'
            button.onclick = () => {
              const resolve = () => {
                agreed = true
                emit('confirm', { expressPaymentType: wallet, paymentFailed: () => button.blur() })
              }
              emit('click', { expressPaymentType: wallet, resolve, reject: () => undefined })
            }
            place.append(button)
            mounted.push(button)
          }
          const available = Object.fromEntries(wallets.map((wallet) => [wallet, true]))
          setTimeout(() =>
            emit('ready', { availablePaymentMethods: wallets.length > 0 ? available : undefined }),
          )
        }
        const unmount = () => {
          for (const part of mounted.splice(0)) part.remove()
        }
        return {
          mount: (place: HTMLElement) => void (type === 'payment' ? mountFields(place) : mountWallets(place)),
          on: (event: string, listener: Listener) => void listeners.push([event, listener]),
          off: (event: string, listener: Listener) => {
            const index = listeners.findIndex(([name, one]) => name === event && one === listener)
            if (index >= 0) listeners.splice(index, 1)
          },
          update: () => undefined,
          unmount,
          destroy: unmount,
        }
      }
      return { clientSecret, values, create, update: () => undefined, getElement: () => null }
    }

    const unused = () => Promise.resolve({})
    return {
      elements,
      confirmPayment,
      retrievePaymentIntent,
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      registerAppInfo: unused,
      _registerWrapper: unused,
    }
  }
  Object.assign(window, { Stripe: Object.assign(opened, { version: 'endive' }) })
}

// Runs in the frame of the provider's fields: `stripe-js.ts` sends the text of this function.

/** The fields inside the provider's frame: one card, drawn with the looks that the page asked for. */
export function stripeFrame(): void {
  const names = ['Card number', 'Expiration date', 'Security code']
  const inputs = names.map((name) => {
    const label = document.createElement('label')
    label.textContent = name
    const input = document.createElement('input')
    input.inputMode = 'numeric'
    input.autocomplete = name === 'Card number' ? 'cc-number' : 'off'
    label.append(input)
    document.body.append(label)
    return input
  })
  const [number] = inputs as [HTMLInputElement]
  const wrong = document.createElement('p')
  wrong.className = 'Error'
  document.body.append(wrong)

  const inCss = (rules: object) =>
    Object.entries(rules)
      .map(([name, value]) => `${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}:${value}`)
      .join(';')

  function draw({ variables, rules }: { variables: Record<string, string>; rules: Record<string, object> }) {
    const style = document.createElement('style')
    style.textContent = `
      body { margin: 2px; font: 400 16px/1.4 ${variables.fontFamily}; color: ${variables.colorText}; display: grid; grid-template-columns: 1fr 1fr; gap: ${variables.gridRowSpacing}; }
      label:first-of-type, .Error { grid-column: 1 / -1; }
      label { min-width: 0; display: grid; gap: 8px; ${inCss(rules['.Label'] ?? {})} }
      input { min-width: 0; font: inherit; font-weight: 400; color: inherit; background: ${variables.colorBackground}; border-radius: ${variables.borderRadius}; ${inCss(rules['.Input'] ?? {})} }
      input:focus { ${inCss(rules['.Input:focus'] ?? {})} }
      input[aria-invalid=true] { ${inCss(rules['.Input--invalid'] ?? {})} }
      .Error { margin: 0; color: ${variables.colorDanger}; ${inCss(rules['.Error'] ?? {})} }`
    document.head.append(style)
  }

  window.addEventListener('message', ({ data, ports }) => {
    // Not with our font: a browser lets no page of the net ask this machine for one, and the tests' server is on it.
    if (data.appearance) draw(data.appearance)
    if (data.ask !== 'values') return
    const typed = number.value.replaceAll(' ', '')
    // 'bank' stands for a way of paying that takes days.
    const problem = typed !== 'bank' && typed.length < 12 ? 'Your card number is incomplete.' : undefined
    wrong.textContent = problem ?? ''
    number.setAttribute('aria-invalid', String(problem !== undefined))
    if (problem) number.focus()
    ports[0]?.postMessage({ number: typed, problem })
  })
}

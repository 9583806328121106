const reasons = [
  { title: 'Everyone flies', text: 'Most riders are up and foiling in 15-30 minutes, aged 12 to 75.' },
  {
    title: 'One harbour, everything there',
    text: 'Foils, jetskis, wake boat and sauna at the same dock in Noblessner.',
  },
  { title: 'One person plans it with you', text: 'Send a message, get a plan and a price for your group.' },
]

export const WhyUs = () => (
  <section className="mx-auto max-w-page px-gutter pt-section">
    <h2 className="display text-4xl">Why us</h2>
    <dl className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-3">
      {reasons.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-ink pt-5">
          <dt className="text-xl font-semibold">{title}</dt>
          <dd className="mt-2 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)

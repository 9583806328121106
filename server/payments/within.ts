/** The work's answer, or what `late` makes after `ms`: a call to a provider may answer drop by drop and never end. */
export async function within<Result>(ms: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}

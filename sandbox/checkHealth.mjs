// Ends with 1 unless the sandbox on this machine says that it is well: the health check of sandbox/Dockerfile.
const address = `http://127.0.0.1:${process.env.PORT ?? '8700'}/sandbox/health`
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) })
  console.log(await answer.text())
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  console.error(`${address} does not answer: ${error.cause?.code ?? error.message}`)
  process.exitCode = 1
}

// Ends with 1 unless the sandbox on this machine says that it is well: the health check of sandbox/Dockerfile.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? '8700'}/sandbox/health`)
console.log(await answer.text())
process.exit(answer.ok ? 0 : 1)

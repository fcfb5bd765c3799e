// Runs in a Worker of Alipay, which has `worker` and, though undocumented, `crypto`. ES5 without imports, because the build does not
// transpile it.

worker.onMessage(answer)

function answer(request) {
  worker.postMessage({ id: request.id, bytes: bytesOf(request.count) })
}

/** As an array, because messages are plain data; nothing where there is no source of random bytes. */
function bytesOf(count) {
  return typeof crypto === 'object' && crypto.getRandomValues
    ? Array.prototype.slice.call(crypto.getRandomValues(new Uint8Array(count)))
    : null
}

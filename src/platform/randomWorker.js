// Runs in a Worker of Alipay, which knows `worker` and, by no documentation, `crypto`. ES5 and on its own: nothing transpiles it.

worker.onMessage(answer)

function answer(request) {
  worker.postMessage({ id: request.id, bytes: bytesOf(request.count) })
}

/** As an array, since a message is plain data; nothing where there is no source. */
function bytesOf(count) {
  return typeof crypto === 'object' && crypto.getRandomValues
    ? Array.prototype.slice.call(crypto.getRandomValues(new Uint8Array(count)))
    : null
}

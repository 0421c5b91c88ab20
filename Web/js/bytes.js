// @ts-check

/**
 * The bytes of a module.
 *
 * @param {string | URL | BufferSource} source The address of the module, or its bytes.
 * @returns {Promise<BufferSource>}
 */
export async function bytesOf(source) {
  if (typeof source !== 'string' && !(source instanceof URL)) return source;
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} could not be loaded: ${response.status}`);
  // Not streamed: the module is small, and streaming needs the right MIME type from the server.
  return response.arrayBuffer();
}

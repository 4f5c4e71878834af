/** Calls a product by HTTP; resolves with the status, the headers and the decoded body. */
export async function callProduct(
  method: string,
  url: string,
  body?: FormData | object,
  headers: Readonly<Record<string, string>> = {},
) {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: { ...(body && !isForm && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

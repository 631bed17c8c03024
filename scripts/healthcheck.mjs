// For containers: ends with 0 when the process on this container's PORT says that it lives.
const url = `http://127.0.0.1:${process.env.PORT || 3000}${process.argv[2] ?? '/health'}`;

try {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_500) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

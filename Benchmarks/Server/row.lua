-- Prints what wrk has measured as the rest of a table's row. The argument behind "--" is the method.

function init(arguments)
   wrk.method = arguments[1]
end

local function milliseconds(microseconds)
   return string.format("%.1f ms", microseconds / 1000)
end

function done(summary, latency)
   local errors = summary.errors
   local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
   print(string.format(
      "row %.0f | %s | %s | %s | %s | %d |",
      summary.requests / (summary.duration / 1e6),
      milliseconds(latency:percentile(50)), milliseconds(latency:percentile(90)),
      milliseconds(latency:percentile(99)), milliseconds(latency.max), failures))
end

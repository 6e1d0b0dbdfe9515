-- webhooks: the trace of the request that caused an event, as a W3C traceparent; null where traces are not recorded.
alter table merchant_event add column traceparent text check (length(traceparent) = 55);

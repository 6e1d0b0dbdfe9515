-- What fails is counted without reading what does not.
create index mail_refused on mail (refused_at) where refused_at is not null;
create index webhook_endpoint_failing on webhook_endpoint (failing_since) where failing_since is not null;

-- An endpoint is removed with its deliveries, and those that are over are found by it as well.
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id);

"""The HTTP interface: routes, authentication, pages, the OpenAPI document."""
